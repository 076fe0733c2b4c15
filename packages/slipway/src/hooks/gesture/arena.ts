/** A recogniser in the contest for a pointer. */
export interface Contender {
  /** The higher one wins. Between equals the first claim does. */
  readonly priority: number
  /** Called when its claim is granted; from then on the pointer is its own. */
  onWin(): void
  /** Called when another one has won, or when the pointer is taken from all, the winner included. */
  onCancel(): void
}

/** A recogniser's part in a contest. When it is over for the recogniser, nothing here has any effect. */
export interface ContestEntry {
  /** Says that it recognised its gesture. The answer is `onWin`, at once or later, or `onCancel`. */
  claim(): void
  /** Gives the pointer up, or back. */
  leave(): void
  /** Takes the pointer from everyone: the browser scrolls, or a second finger came down. */
  cancelAll(): void
}

interface Contest {
  /** Those still in, innermost first. */
  readonly rivals: Set<Contender>
  readonly claims: Set<Contender>
  isDecided: boolean
}

/** One contest per touch. Known by its `pointerdown`, it can neither outlive the touch nor meet the next one. */
const contests = new WeakMap<object, Contest>()

/**
 * Enters a recogniser into the contest for a pointer, while its `pointerdown` goes up the tree: so the innermost enters
 * first.
 *
 * The rules, for recognisers that know nothing of each other:
 * - The first claim wins, and all others are cancelled. Recognisers hear of a move in the order they entered, so of two
 *   that recognise the same move the inner one wins.
 * - A claim waits while a recogniser of higher priority is undecided: a swipe from the edge of the screen wins over a
 *   swiper under the finger, however quick that one is.
 * - Native scrolling takes part without entering. It wins by `pointercancel`, on which whoever hears it first calls
 *   `cancelAll`; and a recogniser asks `scrollsFirst` before it claims.
 * - Who enters when there is a winner has come too late: its claim has no effect.
 *
 * @param down The `pointerdown` event, the same object for all who take part.
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

/** Grants the first claim that nobody still in is above. */
function decide(contest: Contest): void {
  const rivals = [...contest.rivals]
  const winner = rivals.find(
    (rival) => contest.claims.has(rival) && rivals.every((other) => other.priority <= rival.priority),
  )
  if (contest.isDecided || !winner) return
  close(contest, winner)
  winner.onWin()
}

/** Ends a contest: all but the winner, if there is one, are cancelled. */
function close(contest: Contest, winner?: Contender): void {
  contest.isDecided = true
  for (const rival of contest.rivals) {
    if (rival === winner) continue
    contest.rivals.delete(rival)
    rival.onCancel()
  }
}
