import { type HostContract, mustEqual } from '../../base/call/hostContract.ts'
import type { SavedFileFacts, SavedFilesHost } from './host.ts'

const facts: SavedFileFacts = { name: 'note 名.txt', type: 'text/plain', size: 9, createTime: 1_800_000_000_000 }

/** The contract of every host of saved files. The tests start with an empty store, and remove what they write. */
export const savedFilesContract: HostContract<SavedFilesHost> = {
  'a content is read as it was written, also a large one': async (host) => {
    const store = await host.open()
    const bytes = Uint8Array.from({ length: 2 ** 21 + 5 }, (_, index) => index % 251)
    await store.write('a-1', new Blob([bytes]), undefined)
    const content = await store.content('a-1')
    const read = new Uint8Array((await content?.arrayBuffer()) ?? [])
    mustEqual([read.length, read.every((byte, index) => byte === index % 251)], [bytes.length, true])
    await store.remove('a-1')
  },
  'a content may be empty': async (host) => {
    const store = await host.open()
    await store.write('a-1', new Blob(), undefined)
    mustEqual((await store.content('a-1'))?.size, 0)
    await store.remove('a-1')
  },
  'contents and facts are listed and removed separately': async (host) => {
    const store = await host.open()
    await store.write('a-1', new Blob(['Meet at 8']), undefined)
    mustEqual([await store.contents(), await store.ids()], [['a-1'], []])
    await store.setFacts('a-1', facts)
    mustEqual([await store.contents(), await store.ids()], [['a-1'], ['a-1']])
    mustEqual(await store.facts('a-1'), facts)
    await store.removeFacts('a-1')
    mustEqual([await store.contents(), await store.ids()], [['a-1'], []])
    await store.remove('a-1')
    mustEqual([await store.contents(), await store.ids()], [[], []])
  },
  'missing contents and facts are undefined, and can be removed': async (host) => {
    const store = await host.open()
    mustEqual([(await store.content('b-1')) === undefined, (await store.facts('b-1')) === undefined], [true, true])
    await store.remove('b-1')
    await store.removeFacts('b-1')
  },
  'an aborted signal rejects, and a second store has the same files': async (host) => {
    const store = await host.open()
    const refused = await store.write('a-1', new Blob(['x'.repeat(2 ** 21)]), AbortSignal.abort()).then(
      () => false,
      () => true,
    )
    mustEqual(refused, true)
    await store.remove('a-1')
    await store.write('a-2', new Blob(['Meet at 8']), undefined)
    const other = await host.open()
    mustEqual([await other.contents(), await (await other.content('a-2'))?.text()], [['a-2'], 'Meet at 8'])
    await other.remove('a-2')
  },
}
