import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { Stepper, type StepperProps } from '../../../components/stepper/index.ts'
import { render } from '../environment/render.tsx'

export const field = () => page.getByRole('spinbutton')
export const input = () => field().element() as HTMLInputElement
export const less = () => page.getByRole('button', { name: /^Decrease/ })
export const more = () => page.getByRole('button', { name: /^Increase/ })
export const form = () => document.querySelector('form') as HTMLFormElement
export const expectShown = (text: string) => expect.element(field()).toHaveValue(text)

/** A stepper in a form that records its events. */
export function renderStepper(props: StepperProps = {}) {
  const reported: string[] = []
  const view = (more: StepperProps = {}) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stepper
        aria-label="Tickets"
        name="tickets"
        onChange={({ type, detail, target }) => reported.push(`${type} ${detail.value} ${target.value}`)}
        {...props}
        {...more}
      />
      {/* The next tab stop: WebKit keeps the focus if there is no other tab stop. */}
      <button type="submit">Send</button>
    </form>
  )
  const { rerender } = render(view())
  return { reported, rerender: (more: StepperProps) => rerender(view(more)) }
}
