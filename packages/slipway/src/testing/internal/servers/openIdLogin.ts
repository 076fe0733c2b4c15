import { createHash, randomBytes } from 'node:crypto'
import { openIdClient } from './openIdProvider.ts'

/** Tokens of a login. */
export interface OpenIdTokens {
  readonly access_token: string
  readonly refresh_token: string
}

/** Logs in like a user in a browser: follows redirects, keeps cookies, and submits the forms. */
export async function logIn(issuer: string, name: string): Promise<OpenIdTokens> {
  const verifier = randomBytes(32).toString('base64url')
  const address = new URL('/auth', issuer)
  address.search = String(
    new URLSearchParams({
      client_id: openIdClient.id,
      redirect_uri: openIdClient.redirectUri,
      resource: openIdClient.resource,
      response_type: 'code',
      scope: 'openid offline_access',
      prompt: 'consent',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }),
  )
  const end = await followPages(address, name)
  const code = end.searchParams.get('code')
  if (!code) throw new Error(`the login ended at ${end}`)
  const { redirectUri } = openIdClient
  return requestTokens(issuer, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  })
}

/** Requests a new access token with a refresh token. */
export function refresh(issuer: string, refreshToken: string): Promise<OpenIdTokens> {
  return requestTokens(issuer, { grant_type: 'refresh_token', refresh_token: refreshToken })
}

/** Follows the pages until the redirect to the app's address. Submits the two forms: login and consent. */
async function followPages(from: URL, name: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let address = from
  let form: URLSearchParams | undefined
  while (!address.href.startsWith(openIdClient.redirectUri)) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(key, value)
    }
    const location = response.headers.get('location')
    const html = await response.text()
    const [, action] = / action="([^"]+)"/.exec(html) ?? []
    const [, prompt] = / name="prompt" value="([^"]+)"/.exec(html) ?? []
    if (!location && !prompt) throw new Error(`${address} answered ${response.status}:\n${html}`)
    address = new URL(location ?? action ?? '', address)
    form = prompt && !location ? new URLSearchParams({ prompt, login: name, password: 'any' }) : undefined
  }
  return address
}

async function requestTokens(issuer: string, grant: Readonly<Record<string, string>>): Promise<OpenIdTokens> {
  const body = new URLSearchParams({ client_id: openIdClient.id, ...grant })
  const response = await fetch(new URL('/token', issuer), { method: 'POST', body })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as OpenIdTokens
}
