// Pictures drawn from data: scenes of cards, portraits, lands, worlds, emblems.
export { default as Emblem } from './Emblem.svelte';
export { default as Face } from './Face.svelte';
export { factionColour } from './factions';
export { default as Land } from './Land.svelte';
export { default as Place } from './Place.svelte';
export { default as Scene } from './Scene.svelte';
export { default as World } from './World.svelte';
