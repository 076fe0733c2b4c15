import { HostError } from '../../base/call/HostError.ts'
import { asRefusal } from '../storage/asRefusal.ts'
import { fileName } from '../temp-file/fileName.ts'
import type { SavedFileFacts, SavedFilesHost, SavedFilesStore } from './host.ts'
import { madeMs, newSavedId, savedId, savedName, savedPath } from './savedPath.ts'

/** A saved file with its path. */
export interface Saved extends SavedFileFacts {
  readonly path: string
}

/** A content without facts that is this old was left by a window that was closed while it saved. */
const abandonedMs = 24 * 60 * 60 * 1_000

const stores = new WeakMap<SavedFilesHost, Promise<SavedFilesStore>>()

/** Opens the store of a host when it is first needed. */
function open(host: SavedFilesHost): Promise<SavedFilesStore> {
  let store = stores.get(host)
  if (!store) {
    store = host.open()
    stores.set(host, store)
    store.then(
      (opened) => removeAbandoned(opened).catch(() => {}),
      // The next call tries again.
      () => stores.delete(host),
    )
  }
  return store
}

async function removeAbandoned(store: SavedFilesStore): Promise<void> {
  const contents = await store.contents()
  const ids = new Set(await store.ids())
  const abandoned = contents.filter((id) => !ids.has(id) && Date.now() - madeMs(id) > abandonedMs)
  await Promise.all(abandoned.map((id) => store.remove(id)))
}

/**
 * Saves a copy of a file. The content is stored under a unique identifier, and the facts afterwards, in one step. So an
 * interrupted call leaves no incomplete file in the list, and windows that save at the same time do not affect each other.
 */
export async function save(
  host: SavedFilesHost,
  tempFilePath: string,
  name: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Saved> {
  const file = await host.read(tempFilePath, signal)
  const store = await open(host)
  const id = newSavedId()
  const facts: SavedFileFacts = {
    name: savedName(fileName(tempFilePath, file, name)),
    type: file.type,
    size: file.size,
    createTime: Date.now(),
  }
  try {
    signal?.throwIfAborted()
    await store.write(id, file, signal)
    signal?.throwIfAborted()
    await store.setFacts(id, facts)
    signal?.throwIfAborted()
  } catch (error) {
    await discard(store, id).catch(() => {
      // The content has no facts, so it is removed as an abandoned one later.
    })
    throw asRefusal(error)
  }
  return { ...facts, path: savedPath(id, facts.name) }
}

/** The saved files, oldest first. */
export async function list(host: SavedFilesHost): Promise<Saved[]> {
  const store = await open(host)
  const found = await Promise.all(
    (await store.ids()).map(async (id) => {
      const facts = await store.facts(id)
      // `undefined`: another window has removed the file meanwhile.
      return facts ? [{ ...facts, path: savedPath(id, facts.name) }] : []
    }),
  )
  return found.flat().sort((one, other) => one.createTime - other.createTime || (one.path < other.path ? -1 : 1))
}

/** The facts of the file at a path. Rejects with `not-found` if it is not saved. */
export async function factsOf(host: SavedFilesHost, path: string): Promise<SavedFileFacts> {
  return (await find(host, path)).facts
}

/** Reads the file at a path, with its name and type. Rejects with `not-found` if it is not saved. */
export async function read(host: SavedFilesHost, path: string): Promise<File> {
  const { store, id, facts } = await find(host, path)
  const content = await store.content(id)
  if (!content) throw missing()
  return new File([content], facts.name, { type: facts.type, lastModified: facts.createTime })
}

/** Removes the file at a path. Rejects with `not-found` if it is not saved. */
export async function remove(host: SavedFilesHost, path: string): Promise<void> {
  const { store, id } = await find(host, path)
  await discard(store, id)
}

async function find(host: SavedFilesHost, path: string) {
  const store = await open(host)
  const id = savedId(path)
  const facts = id && (await store.facts(id))
  if (!facts) throw missing()
  return { store, id, facts }
}

/** Removes the facts first, so that a file without its whole content is never listed. */
async function discard(store: SavedFilesStore, id: string): Promise<void> {
  await store.removeFacts(id)
  await store.remove(id)
}

const missing = () => new HostError('not-found', 'there is no saved file at this path')
