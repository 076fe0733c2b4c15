import { answerPage, navigateBack, navigateTo, openPage, openUrl, redirectTo, reLaunch, switchTab } from 'slipway'
import './app.ts'

void navigateTo('/order/:id', { id: 1 })
void navigateTo('/order/:id', { id: 1, from: 'x', tags: ['a'] })
void navigateTo('/user/:name', { name: 'ada' })
void navigateTo({ url: '/order/1?from=x', state: { draft: true } })
void redirectTo('/search', { q: 'x', exact: true })
void reLaunch('/')
void reLaunch('/mine')
void openUrl('/order/1')
void switchTab('/mine')
void navigateBack()
void navigateBack({ delta: 2 })

const chosen: Promise<{ name: string }> = openPage('/choose', { from: 1 })
const picked: Promise<number> = openPage('/pick')
void answerPage('/choose', { name: 'Ada' })
void answerPage('/choose-location', { name: '', address: '', latitude: 1, longitude: 2 })
// @ts-expect-error: a page of Slipway has a result of its own
void answerPage('/choose-location', { name: 'Ada' })
void [chosen, picked]

// @ts-expect-error: the answer has another type
void answerPage('/pick', 'three')
// @ts-expect-error: the answer has another type
const wrong: Promise<string> = openPage('/pick')
void wrong
// @ts-expect-error: no such page
void navigateTo('/nowhere')
// @ts-expect-error: the page requires parameters
void navigateTo('/order/:id')
// @ts-expect-error: a parameter is missing
void navigateTo('/order/:id', { from: 'x' })
// @ts-expect-error: a parameter is mistyped
void navigateTo('/order/:id', { id: 'one' })
// @ts-expect-error: the page has no such parameter
void navigateTo('/order/:id', { id: 1, colour: 'red' })
// @ts-expect-error: the path's name is required, too
void navigateTo('/user/:name', {})
// @ts-expect-error: [S2.5] a tab page cannot be pushed
void navigateTo('/mine')
// @ts-expect-error: a tab page cannot replace another page
void redirectTo('/')
// @ts-expect-error: [S2.6] not a tab page
void switchTab('/search')
// @ts-expect-error: an address must be in an object
void navigateTo('/order/1')
