import { useSyncExternalStore } from 'react'
import { htmlTime } from '../../base/html/serverDocument.ts'
import { type Day, dayOf } from './calendar.state.ts'

/** Returns the current day. The first render of HTML from a server has the day on which it was rendered. */
export const useToday = (): Day => useSyncExternalStore(watchNothing, today, dayOfHtml)

const watchNothing = () => () => {}
const today = () => localDay(new Date())
const dayOfHtml = () => localDay(new Date(htmlTime.ms ?? Date.now()))
const localDay = (now: Date) => dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate())
