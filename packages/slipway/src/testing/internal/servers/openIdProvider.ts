import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'

/** Claims about a user in an access token, in addition to the standard claims. */
export interface UserClaims {
  readonly uid: string
  readonly role: readonly string[]
  readonly permission: readonly string[]
}

/** A running provider. */
export interface OpenIdProvider {
  readonly issuer: string
  /** Claims of new tokens, by the login name of the user. */
  readonly users: Map<string, UserClaims>
  stop(): void
}

/** The registered client. A login ends with a redirect to `redirectUri`. */
export const openIdClient = { id: 'app', redirectUri: 'https://app.example/callback', resource: 'https://api.example' }

/** Lifetime of an access token, in seconds. */
export const accessTokenSeconds = 300

/** Starts an OpenID provider on a free port. It supports authorization code with PKCE, refresh tokens, and signed JWTs as access tokens. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  let answer: RequestListener = () => {}
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const users = new Map<string, UserClaims>()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: openIdClient.id,
        redirect_uris: [openIdClient.redirectUri],
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['test'] },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      RefreshToken: 600,
      IdToken: 600,
      AccessToken: accessTokenSeconds,
    },
    pkce: { required: () => true },
    findAccount: (_, accountId) => ({ accountId, claims: async () => ({ sub: accountId }) }),
    extraTokenClaims: (_, token) => ({ ...users.get('accountId' in token ? token.accountId : '') }),
    features: {
      resourceIndicators: {
        enabled: true,
        defaultResource: () => openIdClient.resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          accessTokenFormat: 'jwt',
          accessTokenTTL: accessTokenSeconds,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  })
  answer = provider.callback()
  return {
    issuer,
    users,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
