import '../../styles/cross.css'
import '../../styles/hidden.css'
import './steps.css'
import type { ComponentProps, ReactNode } from 'react'
import { enSteps } from '../../base/locale/en/enSteps.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { type StepStatus, stepStatus } from './steps.state.ts'

/** One of the steps. */
export interface StepItem {
  /** Text of the step. */
  readonly label?: ReactNode
  /** More about it, in smaller letters. */
  readonly description?: ReactNode
  /** Stands there in place of its number and its mark. */
  readonly icon?: ReactNode
  /**
   * How far it is.
   * @default by `current`: finished before it, waiting after it
   */
  readonly status?: StepStatus
}

/** What steps take, next to everything an `<ol>` takes. */
export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The steps, in their order. */
  items: readonly StepItem[]
  /**
   * Which of them is under way, counted from 0; as many as there are: all are done.
   * @default 0
   */
  current?: number
  /**
   * How far the current one is.
   * @default 'process'
   */
  status?: StepStatus
  /**
   * Axis of the steps: `horizontal` side by side, `vertical` one below the other, for long texts.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
}

/**
 * Shows how far something is that is done step by step: an `<ol>`, whose current item says that it is.
 *
 * @example
 * <Steps current={1} items={[{ label: 'Ordered' }, { label: 'Sent' }, { label: 'Delivered' }]} />
 */
export function Steps({
  items,
  current = 0,
  status: currentStatus = 'process',
  orientation = 'horizontal',
  ...rest
}: StepsProps): ReactNode {
  const words = useWords(enSteps)
  const said = { finish: words['steps.finish'], error: words['steps.error'], wait: undefined, process: undefined }
  // Without its marks Safari takes a list for none.
  const list = { className: 'sw-steps', 'data-orientation': orientation, role: 'list' }
  return (
    <ol {...mergeProps(list, rest)}>
      {items.map(({ label, description, icon, status: own }, index) => {
        const status = own ?? stepStatus(index, current, currentStatus)
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
            key={index}
            className="sw-step"
            data-status={status}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="sw-step-mark" data-icon={icon != null || undefined} aria-hidden="true">
              {icon ?? (said[status] === undefined && index + 1)}
            </span>
            <span className="sw-step-texts">
              <span className="sw-step-label">{label}</span>
              {said[status] && <span className="sw-hidden">{` ${said[status]}`}</span>}
              {description != null && <span className="sw-step-description"> {description}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
