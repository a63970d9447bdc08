// What the server sends of a lesson: where it stands, what it says, and the count of points.
export type {
  CountPart,
  CountPlayer,
  Guide,
  LessonStep,
  PointCount,
} from '../../lib/generated/shapes';
