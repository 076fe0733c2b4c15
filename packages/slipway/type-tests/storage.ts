import {
  eventBus,
  getStorage,
  getStorageSync,
  loadSubPackage,
  onStorageChange,
  setStorage,
  setStorageSync,
} from 'slipway'
import './app.ts'

await setStorage({ key: 'user', data: { id: 7 } })
const { data } = await getStorage({ key: 'user' })
data.id.toFixed()
setStorageSync('visits', 3)
const visits: number | '' = getStorageSync('visits')
onStorageChange(({ key, type, elsewhere }): void => void [key.length, type === 'set', elsewhere, visits])()
// @ts-expect-error: the value has another type
await setStorage({ key: 'user', data: { id: '7' } })
// @ts-expect-error: no such key
getStorageSync('users')
// @ts-expect-error: the value may be missing
getStorageSync('visits').toFixed()

eventBus.emit('cart:changed', { count: 1 })
eventBus.emit('signed-out')
eventBus.on('cart:changed', ({ count }) => count.toFixed())()
eventBus.off('cart:changed')
// @ts-expect-error: the event is missing
eventBus.emit('cart:changed')
// @ts-expect-error: no such event
eventBus.once('cart:lost', () => {})

const task = loadSubPackage({ root: '/order' })
task.onProgressUpdate(({ progress }) => progress.toFixed())()
task.abort()
await task
// @ts-expect-error: a sub-package has a root
await loadSubPackage({ name: '/order' })
