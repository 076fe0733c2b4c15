import {
  navigateTo,
  openPage,
  type ParamsArgs,
  type PushPath,
  preloadPage,
  redirect,
  redirectTo,
  reLaunch,
  switchTab,
} from 'slipway'
import { Cell } from 'slipway/components/cell'
import { GridItem } from 'slipway/components/grid'
import { Navigator, type NavigatorBaseProps, type NavigatorLinkProps, Pressable } from 'slipway/components/navigator'
import './app.ts'

// `spec/typeMessages.test.ts` checks that the compiler's message for each mistake contains the texts in backticks.
declare const url: string
declare const isNew: boolean

// @ts-expect-error: the paths that exist, `"/nowhere"`, `"/order/:id"`, `"/search"`, `"/user/:name"`
void navigateTo('/nowhere')
// @ts-expect-error: parameters do not matter, `"/nowhere"`, `"/order/:id"`
void navigateTo('/nowhere', { id: 1 })
// @ts-expect-error: only the paths that may be meant, `type '"/search"`
void navigateTo('/serach', { q: 'x' })
// @ts-expect-error: an address, `"/order/1"`, `type '"/order/:id"`
void navigateTo('/order/1')
// @ts-expect-error: an address with a query, `type '"/order/:id"`
void redirectTo('order?id=1')
// @ts-expect-error: a variable, `Write { url: text }.`
void navigateTo(url)
// @ts-expect-error: `The page /order/:id requires the parameter id.`
void navigateTo('/order/:id')
// @ts-expect-error: `The page /choose requires the parameter from.`
void openPage('/choose')
// @ts-expect-error: `The page /user/:name requires the parameter name.`
void redirectTo('/user/:name')
// @ts-expect-error: `The page /search requires the parameter q.`
void reLaunch('/search')
// @ts-expect-error: `The page /search requires the parameter q.`
redirect('/search')
// @ts-expect-error: `Property 'id' is missing`, `{ readonly id: number;`
void navigateTo('/order/:id', { from: 'x' })
// @ts-expect-error: `'colour' does not exist in type '{ readonly id: number;`
void navigateTo('/order/:id', { id: 1, colour: 'red' })
// @ts-expect-error: `'string' is not assignable to type 'number'`
void navigateTo('/order/:id', { id: 'one' })
// @ts-expect-error: [S2.5] `/mine is a tab page. Call switchTab.`
void navigateTo('/mine')
// @ts-expect-error: `/mine is a tab page. Call switchTab.`
void redirectTo('/mine', {})
// @ts-expect-error: `/ is a tab page. Call switchTab.`
void openPage('/')
// @ts-expect-error: [S2.6] `/pick is not a tab page. Call navigateTo.`, `"/mine"`
void switchTab('/pick')
// @ts-expect-error: the tabs, `"/nowhere"`, `"/" | "/mine"`
void switchTab('/nowhere')
// @ts-expect-error: tabs can be opened, too, `"/nowhere"`, `"/mine"`, `"/search"`
void reLaunch('/nowhere')
// @ts-expect-error: `"/nowhere"`, `"/mine"`, `"/search"`
void preloadPage('/nowhere', {}, {})
// @ts-expect-error: `"/nowhere"`, `"/mine"`, `"/search"`
redirect('/nowhere')
// @ts-expect-error: `'colour' does not exist in type 'UrlOptions`
void navigateTo({ url: '/order/1', colour: 'red' })

export const links = [
  // @ts-expect-error: `"/nowhere"`, `"/order/:id"`, `"/search"`
  <Navigator key="1" to="/nowhere" />,
  // @ts-expect-error: `'"/serach"' is not assignable to type '"/search"'`
  <Navigator key="2" to="/serach" params={{ q: 'x' }} />,
  // @ts-expect-error: `Property 'params' is missing`, `params: { readonly id: number;`
  <Navigator key="3" to="/order/:id" />,
  // @ts-expect-error: `Property 'id' is missing`
  <Navigator key="4" to="/order/:id" params={{}} />,
  // @ts-expect-error: `/mine is a tab page. Set openType to switchTab.`
  <Navigator key="5" to="/mine" />,
  // @ts-expect-error: `/pick is not a tab page. Remove openType.`
  <Navigator key="6" to="/pick" openType="switchTab" />,
  // @ts-expect-error: `A link with openType navigateBack has no path.`
  <Navigator key="7" to="/pick" openType="navigateBack" />,
  // @ts-expect-error: `Property 'params' is missing`, `params: { readonly id: number;`
  <Cell key="8" to="/order/:id" />,
  // @ts-expect-error: `"/nowhere"`, `"/order/:id"`, `"/search"`
  <Cell key="9" to="/nowhere" />,
  // @ts-expect-error: `/mine is a tab page. Set openType to switchTab.`
  <Cell key="10" to="/mine" />,
  // @ts-expect-error: `Property 'params' is missing`, `params: { readonly q: string;`
  <GridItem key="11" to="/search" openType="reLaunch" />,
  // @ts-expect-error: `/ is a tab page. Set openType to switchTab.`
  <GridItem key="12" to="/" openType="redirect" />,
  // @ts-expect-error: `Property 'params' is missing`, `params: { readonly name: string;`
  <Pressable key="13" to="/user/:name" />,
  // @ts-expect-error: `"/nowhere"`, `"/order/:id"`, `"/search"`
  <Pressable key="14" to="/nowhere" />,
]

export const right = [
  <Navigator key="1" to="/pick" openType={isNew ? 'navigate' : 'redirect'} />,
  <Navigator key="2" to="/pick" openType={isNew ? 'navigate' : 'reLaunch'} />,
  <Navigator key="3" to={isNew ? '/pick' : '/talk'} onClick={(event) => event.preventDefault()} />,
  <Navigator key="4" url={url} openType={isNew ? 'navigate' : 'reLaunch'} />,
  <OrderLink key="5" to="/order/:id" params={{ id: 1 }} />,
  <OrderLink key="6" to="/pick" />,
]
void navigateTo(isNew ? '/pick' : '/talk')

/** An app's own component around a Navigator. */
function OrderLink<Path extends PushPath>(props: NavigatorBaseProps & NavigatorLinkProps<Path>) {
  return <Navigator {...props} className="order-link" />
}

/** An app's own function around a call. */
export function replace<Path extends string>(path: Path, ...params: ParamsArgs<Path, PushPath>): Promise<void> {
  return redirectTo(path, ...params)
}
