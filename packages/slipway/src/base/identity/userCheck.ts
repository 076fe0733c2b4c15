import { isTokenValidAt, type Token } from './token.ts'

/**
 * Makes a function that returns whether another user has signed in since its last call, or the user has signed out.
 *
 * An expired token may be renewed: its user stays the same until another one signs in.
 */
export function createUserCheck(readToken: () => Token | undefined): () => boolean {
  let user = readToken()
  return () => {
    const token = readToken()
    const isOther = user !== undefined && (token ? token.uid !== user.uid : isTokenValidAt(user, Date.now()))
    if (token || isOther) user = token
    return isOther
  }
}
