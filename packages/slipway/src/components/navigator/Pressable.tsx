import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { Navigator } from './Navigator.tsx'
import type { NavigatorOpenType } from './navigatorProps.ts'
import type { PressableBaseProps, PressableLinkProps, PressableProps } from './pressableProps.ts'
import { usePressLook } from './usePressLook.ts'

/**
 * Renders the element for its props: a Navigator (`to`, `url`, `openType`), a link (`href`), a button (`onClick`), or a plain
 * `<div>`. Rows and tiles are built with it; it has no look of its own.
 *
 * It has `data-pressed` while it looks pressed, and `data-press` with the value `link` or `button`.
 *
 * @example
 * <Pressable className="tile" to="/order/:id" params={{ id: 1 }}>Order 1</Pressable>
 *
 * @example
 * <Pressable className="tile" onClick={share}>Share</Pressable>
 */
export function Pressable<Path extends string = never, Type extends NavigatorOpenType = 'navigate'>(
  props: PressableBaseProps & PressableLinkProps<Path, Type>,
): ReactNode
export function Pressable({ to, params, url, openType, delta, prefetch, disabled, ...others }: LooseProps): ReactNode {
  // Rendered as one of several elements, which share the props used here.
  const rest = others as ComponentProps<'a'>
  const leads = to !== undefined || url !== undefined || openType !== undefined
  if (leads && disabled) return disabledLink(rest)
  if (leads) {
    const link = { to, params, url, openType, delta, prefetch, hoverClass: 'none', hoverStayTime: 200 }
    return <AnyNavigator {...rest} {...link} data-press="link" />
  }
  if (rest.href === undefined && !rest.onClick) return <div {...(rest as ComponentProps<'div'>)} />
  return <LinkOrButton {...rest} disabled={disabled} />
}

/** A link outside of the app, or a button. */
function LinkOrButton({ disabled, ...rest }: ComponentProps<'a'> & { disabled?: boolean | undefined }): ReactNode {
  const [isPressed, pressProps] = usePressLook(50, 200)
  const isLink = rest.href !== undefined
  if (disabled) return isLink ? disabledLink(rest) : disabledButton(rest)
  const Element = (isLink ? 'a' : 'button') as 'a'
  const own = {
    ...pressProps,
    ...(!isLink && { type: 'button' }),
    'data-press': isLink ? 'link' : 'button',
    'data-pressed': isPressed || undefined,
  }
  return <Element {...mergeProps(own, rest)} />
}

/** A link without an address cannot be followed; the role still announces it as a link. */
function disabledLink({ href, onClick, target, ...inert }: ComponentProps<'a'>): ReactNode {
  return <a {...inert} data-press="link" role="link" aria-disabled="true" />
}

function disabledButton({ onClick, ...inert }: ComponentProps<'a'>): ReactNode {
  return <button {...(inert as ComponentProps<'button'>)} type="button" data-press="button" disabled />
}

/** The props as the implementation reads them, for all variants: which props belong together is checked at run time. */
interface LooseProps extends Omit<PressableProps, 'to' | 'params'> {
  to?: string
  params?: object
}

const AnyNavigator = Navigator as unknown as ComponentType<Record<string, unknown>>
