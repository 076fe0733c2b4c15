import { expect, test } from 'vitest'
import { configMTLS, type MtlsCertificate, type MtlsHost } from './index.ts'

function memoryHost(): MtlsHost & { used: readonly MtlsCertificate[] } {
  return {
    used: [],
    async configure(certificates) {
      this.used = certificates
    },
  }
}

const certificates: MtlsCertificate[] = [
  { host: 'api.example.com', client: '/static/client.p12', clientPassword: 'secret', server: ['/static/server.cer'] },
  { host: 'pay.example.com' },
]

test('passes the certificates to a platform that supports them', async () => {
  const host = memoryHost()
  await configMTLS({ certificates }, host)
  expect(host.used).toEqual(certificates)
  await configMTLS({ certificates: [] }, host)
  expect(host.used).toEqual([])
})

test.each<[string, unknown]>([
  ['a missing list', undefined],
  ['an array-like object', { length: 1, 0: { host: 'a' } }],
  ['a certificate without a host', [{ host: 'a' }, {}]],
  ['a host that is not a string', [{ host: 7 }]],
  ['a certificate that is null', [null]],
])('[S8.13] rejects %s as a wrong configuration', async (_, wrong) => {
  const host = memoryHost()
  await expect(configMTLS({ certificates: wrong as never }, host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'configMTLS:fail 参数配置错误，请确认后重试',
  })
  expect(host.used).toEqual([])
})

test('the web rejects with `unsupported` after checking the configuration', async () => {
  await expect(configMTLS({ certificates })).rejects.toMatchObject({ code: 'unsupported' })
  await expect(configMTLS({} as never)).rejects.toMatchObject({ code: 'invalid-argument' })
})
