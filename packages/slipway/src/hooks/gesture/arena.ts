/** A recogniser that competes for a pointer. */
export interface Contender {
  /** The recogniser with the highest priority wins; between equal priorities, the one that claims first. */
  readonly priority: number
  /** Called when the claim is granted; from then on the recogniser has the pointer. */
  onWin(): void
  /** Called when another recogniser has won, or when the contest is cancelled for all, including the winner. */
  onCancel(): void
}

/** A recogniser's entry in a contest. After the contest has ended for the recogniser, its methods have no effect. */
export interface ContestEntry {
  /** Claims the pointer because the gesture is recognised. `onWin` follows, immediately or later, or `onCancel`. */
  claim(): void
  /** Leaves the contest or, after a win, releases the pointer. */
  leave(): void
  /** Ends the contest for all: the browser scrolls, or a second touch has started. */
  cancelAll(): void
}

interface Contest {
  /** Recognisers that are still in the contest, innermost first. */
  readonly rivals: Set<Contender>
  readonly claims: Set<Contender>
  isDecided: boolean
}

/** The contests, one per touch. The key is the `pointerdown` event, so a contest cannot outlive its touch or be confused with the next one. */
const contests = new WeakMap<object, Contest>()

/**
 * Enters a recogniser into the contest for a pointer. To be called while its `pointerdown` bubbles, so that the innermost
 * recogniser enters first.
 *
 * The rules, for recognisers that do not know each other:
 * - The first claim wins, and all others are cancelled. Recognisers receive a move in the order in which they entered. So if two
 *   recognise the same move, the inner one wins.
 * - A claim waits while a recogniser of higher priority is undecided: a swipe from the edge of the screen wins over a swiper under
 *   the pointer, even if the swiper claims first.
 * - Native scrolling takes part without an entry. It wins by `pointercancel`, on which the first recogniser that receives it calls
 *   `cancelAll`. A recogniser also calls `scrollsFirst` before it claims.
 * - A recogniser that enters after the decision is too late: its claim has no effect.
 *
 * @param down The `pointerdown` event; all recognisers must pass the same object.
 */
export function enterContest(down: object, contender: Contender): ContestEntry {
  const contest = contests.get(down) ?? { rivals: new Set(), claims: new Set(), isDecided: false }
  contests.set(down, contest)
  contest.rivals.add(contender)
  return {
    claim() {
      contest.claims.add(contender)
      decide(contest)
    },
    leave() {
      contest.rivals.delete(contender)
      decide(contest)
    },
    cancelAll: () => close(contest),
  }
}

/** Grants the first claim whose recogniser has the highest priority of all that are still in the contest. */
function decide(contest: Contest): void {
  const rivals = [...contest.rivals]
  const winner = rivals.find(
    (rival) => contest.claims.has(rival) && rivals.every((other) => other.priority <= rival.priority),
  )
  if (contest.isDecided || !winner) return
  close(contest, winner)
  winner.onWin()
}

/** Ends a contest: cancels all recognisers except the winner, if there is one. */
function close(contest: Contest, winner?: Contender): void {
  contest.isDecided = true
  for (const rival of contest.rivals) {
    if (rival === winner) continue
    contest.rivals.delete(rival)
    rival.onCancel()
  }
}
