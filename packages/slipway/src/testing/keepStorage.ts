const prefix = 'sw:'

/** Saves the storage entries of the runtime. Returns a function that restores them, so that one test does not affect the next. */
export function keepStorage(): () => void {
  const before = storages().map((storage) => ({ storage, entries: ownEntries(storage) }))
  return () => {
    for (const { storage, entries } of before) {
      for (const [key] of ownEntries(storage)) storage.removeItem(key)
      for (const [key, value] of entries) storage.setItem(key, value)
    }
  }
}

/** A document without an origin has no storage, for example a jsdom document without an address. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage]
  } catch {
    return []
  }
}

function ownEntries(storage: Storage): [key: string, value: string][] {
  return Object.entries(storage).filter(([key]) => key.startsWith(prefix))
}
