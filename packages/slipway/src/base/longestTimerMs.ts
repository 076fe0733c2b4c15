/** The longest delay of a timer. Browsers store delays as 32-bit integers, and fire a timer with a longer one at once. */
export const longestTimerMs = 2 ** 31 - 1
