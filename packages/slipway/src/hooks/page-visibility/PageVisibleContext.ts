import { createContext } from 'react'
import type { Store } from '../../base/store.ts'

/** Whether the page that contains the component is on the screen. Provided by the shell; `undefined` outside of pages. */
export const PageVisibleContext = createContext<Store<boolean> | undefined>(undefined)
