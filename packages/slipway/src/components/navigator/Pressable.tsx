import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import type { PagePath } from '../../router/config/register.ts'
import { Navigator } from './Navigator.tsx'
import type { PressableProps, PressableWay } from './pressableProps.ts'
import { usePressLook } from './usePressLook.ts'

/**
 * Leads somewhere, does something, or just stands there, and is the element for it: a Navigator (`to`, `url`, `openType`), a
 * link (`href`), a button (`onClick`) or a plain box. Rows and tiles are made of it; it brings no look of its own.
 *
 * While it looks pressed it has `data-pressed`; `data-press` tells whether it is a `link` or a `button`.
 *
 * @example
 * <Pressable className="tile" to="/order/:id" params={{ id: 1 }}>Order 1</Pressable>
 *
 * @example
 * <Pressable className="tile" onClick={share}>Share</Pressable>
 */
export function Pressable<Path extends PagePath = never>(props: PressableProps<Path> & PressableWay<Path>): ReactNode
export function Pressable({ to, params, url, openType, delta, prefetch, disabled, ...others }: LooseProps): ReactNode {
  // The element is one of three; their props are the same where it matters.
  const rest = others as ComponentProps<'a'>
  const [isPressed, pressProps] = usePressLook(50, 200)
  const leads = to !== undefined || url !== undefined || openType !== undefined
  if (!leads && rest.href === undefined && !rest.onClick) return <div {...(rest as ComponentProps<'div'>)} />
  if (disabled) {
    const { href, onClick, target, ...inert } = rest
    // Without an address a link cannot be followed; it says that there would be one.
    if (leads || href !== undefined) return <a {...inert} data-press="link" role="link" aria-disabled="true" />
    return <button {...(inert as ComponentProps<'button'>)} type="button" data-press="button" disabled />
  }
  if (leads) {
    const way = { to, params, url, openType, delta, prefetch, hoverClass: 'none', hoverStayTime: 200 }
    return <AnyNavigator {...rest} {...way} data-press="link" />
  }
  const isLink = rest.href !== undefined
  const Element = (isLink ? 'a' : 'button') as 'a'
  const own = {
    ...pressProps,
    ...(!isLink && { type: 'button' }),
    'data-press': isLink ? 'link' : 'button',
    'data-pressed': isPressed || undefined,
  }
  return <Element {...mergeProps(own, rest)} />
}

/** The props as JavaScript may give them: which of them go together is seen at run time. */
interface LooseProps extends Omit<PressableProps, 'to' | 'params'> {
  to?: string
  params?: object
}

const AnyNavigator = Navigator as unknown as ComponentType<Record<string, unknown>>
