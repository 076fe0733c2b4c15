import '../../styles/cross.css'
import '../../styles/hidden.css'
import './steps.css'
import type { ComponentProps, ReactNode } from 'react'
import { enSteps } from '../../base/locale/en/enSteps.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { type StepStatus, stepStatus } from './steps.state.ts'

/** A step of `Steps`. */
export interface StepItem {
  /** Label of the step. */
  readonly label?: ReactNode
  /** Details, in smaller text. */
  readonly description?: ReactNode
  /** Shown instead of the number or mark of the step. */
  readonly icon?: ReactNode
  /**
   * The status of the step.
   *
   * @default by `current`: `finish` before it, `wait` after it
   */
  readonly status?: StepStatus
}

/** Props of `Steps`, in addition to those of `<ol>`. */
export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The steps in order. */
  items: readonly StepItem[]
  /**
   * The index of the current step. If it equals the number of steps, all steps are finished.
   * @default 0
   */
  current?: number
  /**
   * The status of the current step.
   * @default 'process'
   */
  status?: StepStatus
  /**
   * The axis: `horizontal` for a row, `vertical` for a column, which suits long texts.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
}

/**
 * The progress through a sequence of steps: an `<ol>` whose current item has `aria-current="step"`.
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
  const statusText = { finish: words['steps.finish'], error: words['steps.error'], wait: undefined, process: undefined }
  // Safari does not expose a list without markers as a list.
  const list = { className: 'sw-steps', 'data-orientation': orientation, role: 'list' }
  return (
    <ol {...mergeProps(list, rest)}>
      {items.map(({ label, description, icon, status: own }, index) => {
        const status = own ?? stepStatus(index, current, currentStatus)
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its index.
            key={index}
            className="sw-step"
            data-status={status}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="sw-step-mark" data-icon={icon != null || undefined} aria-hidden="true">
              {icon ?? (statusText[status] === undefined && index + 1)}
            </span>
            <span className="sw-step-texts">
              <span className="sw-step-label">{label}</span>
              {statusText[status] && <span className="sw-hidden">{` ${statusText[status]}`}</span>}
              {description != null && <span className="sw-step-description"> {description}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
