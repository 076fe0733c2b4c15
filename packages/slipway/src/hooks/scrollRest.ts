/** How long nothing may scroll after a finger has gone until it rests, in milliseconds: of what has not moved no `scrollend` tells. */
export const liftedRestMs = 150

/**
 * How long after a scroll event it rests where no `scrollend` has told so, in milliseconds. Safari has that event from 26.2 on.
 * Where there is one, silence means little: in the middle of a way a busy browser is silent for longer than 150 ms, and what is
 * scrolled to then it takes back.
 */
export const scrolledRestMs = () => ('onscrollend' in window ? 1_000 : liftedRestMs)
