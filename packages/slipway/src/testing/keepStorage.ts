const prefix = 'sw:'

/** Notes what the runtime has stored in the browser. Returns what brings it back, so that one test's choices end with it. */
export function keepStorage(): () => void {
  const before = storages().map((storage) => ({ storage, entries: ownEntries(storage) }))
  return () => {
    for (const { storage, entries } of before) {
      for (const [key] of ownEntries(storage)) storage.removeItem(key)
      for (const [key, value] of entries) storage.setItem(key, value)
    }
  }
}

/** A document without an origin, as jsdom's is when it has no address, stores nothing. */
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
