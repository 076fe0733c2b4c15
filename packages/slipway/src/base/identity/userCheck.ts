import { type AuthToken, isTokenValidAt } from './token.ts'

/**
 * Creates a function that returns whether another user has signed in, or the user has signed out, since its last call.
 *
 * An expired token may be renewed, so its user counts as the same until another user signs in.
 *
 * @param first The token before the first call.
 */
export function createUserCheck(readToken: () => AuthToken | undefined, first = readToken()): () => boolean {
  let user = first
  return () => {
    const token = readToken()
    const isOther = user !== undefined && (token ? token.uid !== user.uid : isTokenValidAt(user, Date.now()))
    if (token || isOther) user = token
    return isOther
  }
}
