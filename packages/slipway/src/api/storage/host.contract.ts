import { type HostContract, mustEqual } from '../../base/call/hostContract.ts'
import type { StorageHost } from './host.ts'

/** The contract of every storage host. The tests use names that begin with `contract:` and remove all of them. */
export const storageContract: HostContract<StorageHost> = {
  'a text is read as it was written': (host) => withText(host, 'contract: a/é 名', 'Meet at 8\n剪贴板 👩‍👩‍👧'),
  'a text may be empty': (host) => withText(host, 'contract:empty', ''),
  'names of object properties work like other names': (host) => withText(host, 'contract:__proto__', 'constructor'),
  'a text replaces the previous one': async ({ texts }) => {
    texts.set('contract:a', 'first')
    texts.set('contract:a', 'second')
    mustEqual(texts.get('contract:a'), 'second')
    texts.remove('contract:a')
  },
  'a text can be removed twice': async ({ texts }) => {
    texts.set('contract:a', 'first')
    texts.remove('contract:a')
    texts.remove('contract:a')
    mustEqual(texts.get('contract:a') === undefined, true)
    mustEqual(texts.names().includes('contract:a'), false)
  },
  'a value is read as a clone': async (host) => {
    const values = await host.values()
    const value = { at: new Date(0), bytes: new Uint8Array([1, 2]), list: new Map([['a', new Set([1])]]) }
    await values.set('contract:a', value)
    value.bytes[0] = 9
    const read = (await values.get('contract:a')) as typeof value
    mustEqual([read.at.getTime(), [...read.bytes], [...(read.list.get('a') ?? [])]], [0, [1, 2], [1]])
    mustEqual(await values.names(), ['contract:a'])
    await values.remove(['contract:a', 'contract:never-there'])
    mustEqual(await values.names(), [])
  },
  'a missing value is undefined': async (host) => {
    mustEqual((await (await host.values()).get('contract:nothing')) === undefined, true)
  },
  'a value that cannot be cloned is rejected and the old one is kept': async (host) => {
    const values = await host.values()
    await values.set('contract:a', 'before')
    const refused = await values
      .set('contract:a', () => {})
      .then(
        () => false,
        () => true,
      )
    mustEqual([refused, await values.get('contract:a')], [true, 'before'])
    await values.remove(['contract:a'])
  },
  'the quota is a number of bytes, if the platform reports one': async (host) => {
    const quota = await host.quota()
    mustEqual(quota === undefined || quota > 0, true)
  },
}

async function withText({ texts }: StorageHost, name: string, text: string): Promise<void> {
  texts.set(name, text)
  mustEqual(texts.get(name), text)
  mustEqual(texts.names().includes(name), true)
  texts.remove(name)
}
