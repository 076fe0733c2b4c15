import { createContext, use } from 'react'
import type { History } from '../../router/history/history.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import type { Recorder } from '../recorder.ts'
import type { AppFocus } from './followAppFocus.ts'

/** Objects that the panel's components use. */
export interface Tools {
  readonly pages: PageNavigator
  readonly history: History
  readonly recorder: Recorder
  readonly focus: AppFocus
}

export const ToolsContext = createContext<Tools | undefined>(undefined)

export function useTools(): Tools {
  const tools = use(ToolsContext)
  if (!tools) throw new Error('slipway: useTools is used outside of the devtools panel')
  return tools
}
