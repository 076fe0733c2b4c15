import { navigateTo, type useOpenerEventChannel } from 'slipway'
import './app.ts'

const opened = await navigateTo('/talk', { to: 'Ada' }, { events: { said: (text) => text.toUpperCase() } })
opened.eventChannel.emit('typing')
opened.eventChannel.emit('said', 'hello')
opened.eventChannel.once('said', (text) => text.length)
await navigateTo('/talk')

declare const opener: ReturnType<typeof useOpenerEventChannel<'/talk'>>
opener.on('said', (text: string) => void text)()
opener.off('said')

// A page without declared events may emit any events.
const any = await navigateTo('/order/:id', { id: 1 })
any.eventChannel.on('saved', (detail: unknown) => void detail)

// The types of a page's events are unknown for an address: the listeners declare them.
const { eventChannel } = await navigateTo({ url: '/talk', events: { said: (text: string) => void text } })
eventChannel.emit('said', 'hello')
eventChannel.emit('anything', 1)
// @ts-expect-error: the listener accepts a text
eventChannel.emit('said', 1)

// @ts-expect-error: the detail has another type
opened.eventChannel.emit('said', 1)
// @ts-expect-error: the detail is missing
opened.eventChannel.emit('said')
// @ts-expect-error: no such event
opener.on('shouted', () => {})
// @ts-expect-error: no such event
void navigateTo('/talk', {}, { events: { shouted: () => {} } })
// @ts-expect-error: parameters precede the listeners
void navigateTo('/talk', { events: { said: () => {} } })
