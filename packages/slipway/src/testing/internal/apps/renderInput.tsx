import { useState } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { Input, type InputProps } from '../../../components/input/index.ts'
import { render } from '../environment/render.tsx'

/** Returns the input of the test. */
export const field = () => page.getByLabelText('Name').element() as HTMLInputElement
export const expectShown = (value: string) => expect.element(page.getByLabelText('Name')).toHaveValue(value)
export const caretAt = (index: number) => field().setSelectionRange(index, index)

/** Renders an input that records its events. With `format`, the input is controlled, and each text is formatted. */
export function renderInput({ format, ...props }: InputProps & { format?: (text: string) => string } = {}) {
  const reported: string[] = []
  const view = (more: InputProps = {}) => <RecordingInput reported={reported} format={format} {...props} {...more} />
  const { rerender, container } = render(view())
  return { reported, container, rerender: (more: InputProps) => rerender(view(more)) }
}

interface RecordingInputProps extends InputProps {
  reported: string[]
  format: ((text: string) => string) | undefined
}

function RecordingInput({ reported, format, ...props }: RecordingInputProps) {
  const [text, setText] = useState(props.value)
  const [given, setGiven] = useState(props.value)
  if (given !== props.value) {
    setGiven(props.value)
    setText(props.value)
  }
  return (
    <Input
      aria-label="Name"
      {...props}
      {...(format && { value: text })}
      onInput={({ type, detail, target }) => {
        reported.push(`${type} ${detail.value}|${detail.cursor}`)
        if (format) setText(format(target.value))
      }}
      onConfirm={(event) => {
        reported.push(`${event.type} ${event.detail.value}`)
        props.onConfirm?.(event)
      }}
    />
  )
}
