import type { SavedFileFacts, SavedFilesHost, SavedFilesStore } from '../../../api/saved-files/index.ts'

/** The saved files of one origin, which all its windows share. */
export interface MemoryFiles {
  readonly contents: Map<string, Blob>
  readonly facts: Map<string, SavedFileFacts>
  /** Called before each step of a store with its name. May throw, or wait. */
  before: (step: keyof SavedFilesStore) => unknown
  /** Opens a window, and returns its host. Paths are the texts of their files; `missing` has none. */
  open(): SavedFilesHost
}

/** Creates saved files in memory. Each test creates its own. */
export function memoryFiles(missing: (path: string) => unknown = () => undefined): MemoryFiles {
  const contents = new Map<string, Blob>()
  const facts = new Map<string, SavedFileFacts>()
  const files: MemoryFiles = { contents, facts, before: () => {}, open }
  const work = async <Answer>(step: keyof SavedFilesStore, answer: () => Answer): Promise<Answer> => {
    await files.before(step)
    return answer()
  }

  function open(): SavedFilesHost {
    return {
      async read(path) {
        const error = missing(path)
        if (error) throw error
        return new Blob([path], { type: 'text/plain' })
      },
      open: async () => ({
        async write(id, content, signal) {
          contents.set(id, content.slice(0, 1))
          await files.before('write')
          signal?.throwIfAborted()
          contents.set(id, content)
        },
        content: (id) => work('content', () => contents.get(id)),
        remove: (id) => work('remove', () => void contents.delete(id)),
        contents: () => work('contents', () => [...contents.keys()]),
        setFacts: (id, value) => work('setFacts', () => void facts.set(id, value)),
        facts: (id) => work('facts', () => facts.get(id)),
        removeFacts: (id) => work('removeFacts', () => void facts.delete(id)),
        ids: () => work('ids', () => [...facts.keys()]),
      }),
      space: async () => undefined,
    }
  }

  return files
}
