import { createContext, use } from 'react'
import type { History } from '../../router/history/history.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import type { Recorder } from '../recorder.ts'
import type { AppFocus } from './followAppFocus.ts'

/** What the panel works with. */
export interface Tools {
  readonly pages: PageNavigator
  readonly history: History
  readonly recorder: Recorder
  readonly focus: AppFocus
}

export const ToolsContext = createContext<Tools | undefined>(undefined)

export function useTools(): Tools {
  const tools = use(ToolsContext)
  if (!tools) throw new Error('slipway: no devtools around')
  return tools
}
