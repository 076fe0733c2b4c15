import './collapse.css'
import { type ComponentProps, type ReactNode, type SyntheticEvent, useRef } from 'react'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { turnPanel } from './collapse.state.ts'
import { CollapseContext } from './collapseContext.ts'

/** Event of `onChange`. `detail.value` is the list of the open panels. */
export type CollapseEvent = ComponentEvent<{ readonly value: readonly string[] }, HTMLDivElement>

/** Props of `Collapse`. It also accepts the props of `<div>`. */
export interface CollapseProps extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  /** Values of the open panels; makes the collapse controlled. */
  value?: readonly string[]
  /**
   * Values of the panels that are open initially, if the collapse is uncontrolled.
   * @default none
   */
  defaultValue?: readonly string[]
  /**
   * Whether opening one panel closes the others.
   * @default false
   */
  accordion?: boolean
  /**
   * Level of the panels' headings in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6
  /** Called when the user opens or closes a panel, or when find in page opens one. */
  onChange?(event: CollapseEvent): void
}

/**
 * Shows panels that open and close below their headings.
 *
 * @example
 * <Collapse accordion defaultValue={['delivery']}>
 *   <CollapsePanel value="delivery" title="Delivery">Within two days.</CollapsePanel>
 *   <CollapsePanel value="returns" title="Returns">Within a month.</CollapsePanel>
 * </Collapse>
 */
export function Collapse({
  value,
  defaultValue = none,
  accordion = false,
  headingLevel = 3,
  onChange,
  ref,
  ...rest
}: CollapseProps): ReactNode {
  const [open, setOpen] = useControlled(value, defaultValue)
  const element = useRef<HTMLDivElement>(null)
  const turn = (panel: string, isOpen: boolean, source: SyntheticEvent | Event) => {
    if (!element.current) return
    const next = turnPanel(open, panel, isOpen, accordion)
    setOpen(next)
    onChange?.(componentEvent('change', element.current, { value: next }, source))
  }
  return (
    <CollapseContext value={{ open, headingLevel, turn }}>
      <div {...mergeProps({ className: 'sw-collapse' }, rest)} ref={useMergedRef(ref, element)} />
    </CollapseContext>
  )
}

const none: readonly string[] = []
