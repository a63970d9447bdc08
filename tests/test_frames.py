"""What a trace says about the frames while something travels."""

import pytest

from tools.frames.trace import Event, Travel, spans, work


def event(name: str, ts: float, dur: float = 0, cpu: float = 0, thread: int = 1) -> Event:
    """Write an event as Chromium does, in microseconds."""
    return {"name": name, "ph": "X", "ts": ts, "dur": dur, "tdur": cpu, "pid": 1, "tid": thread}


def test_a_travel_reaches_from_its_mark_to_the_next_arrival() -> None:
    # given
    marks = [event("arrived", 5), event("travel", 10), event("arrived", 30), event("travel", 40)]
    # when / then: what never arrived is left out
    assert spans(marks) == [(10, 30)]


def test_only_work_during_a_travel_counts_and_only_once() -> None:
    # given: a function within a function, one on another thread, one after the arrival
    events = [
        event("travel", 0),
        event("arrived", 10_000),
        event("FunctionCall", 1_000, 4_000, 2_000),
        event("FunctionCall", 2_000, 1_000, 1_000),
        event("RasterTask", 2_000, 3_000, 3_000, thread=2),
        event("FunctionCall", 11_000, 4_000, 4_000),
    ]
    # when
    done = work(events)
    # then
    assert done == {"script": 2.0, "layout": 0.0, "paint": 0.0, "raster": 3.0}


def test_frames_by_the_second_and_the_late_ones() -> None:
    # given
    travel = Travel([10.0, 10.0, 10.0, 50.0], {"script": 8.0})
    # when / then
    assert travel.rate == pytest.approx(50)
    assert travel.over(20) == 0.25
    assert travel.each("script") == 2.0
