import { createContext } from 'react'
import type { EditorHandle } from '../../api/editor-context/commands.ts'

/** The editor of a toolbar; `undefined` before the toolbar has found it. */
export const HandleContext = createContext<EditorHandle | undefined>(undefined)
