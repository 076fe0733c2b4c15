import { type ComponentProps, type ReactNode, useActionState, useState } from 'react'
import { useForm } from 'react-hook-form'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Input } from '../../components/input/index.ts'
import { type AnyApp, page } from '../../router/config/config.ts'
import { saveAll, shownKey, start } from '../../testing/internal/apps/draftingApp.tsx'
import { fieldKinds } from '../../testing/internal/apps/fieldKinds.tsx'
import { clearFormDraft } from './clearFormDraft.ts'

beforeEach(() => sessionStorage.clear())

/** Fields and buttons of each form below. */
const content = (
  <>
    <Input name="text" aria-label="text" />
    <button type="submit">Send</button>
    <button type="reset">Reset</button>
  </>
)

const NativeForm = (props: ComponentProps<'form'>) => <form {...props}>{content}</form>

/** A form of React Hook Form that refuses any text shorter than ten characters. */
function LibraryForm({ onSent = () => {} }: { onSent?: (form: HTMLFormElement) => void }): ReactNode {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { text: '' } })
  return (
    <Form noValidate onSubmit={handleSubmit((_, event) => onSent(event?.target))}>
      <Input aria-label="text" {...register('text', { minLength: { value: 10, message: 'too short' } })} />
      <p role="alert">{formState.errors.text?.message}</p>
      <button type="submit">Send</button>
    </Form>
  )
}

function ActionForm(): ReactNode {
  const [result, action] = useActionState(async () => 'sent', 'idle')
  return (
    <Form action={action}>
      {content}
      <output>{result}</output>
    </Form>
  )
}

/** A page that replaces its form with a message. */
function ThanksPage({ onSent }: { onSent: (form: HTMLFormElement) => void }): ReactNode {
  const [isSent, setSent] = useState(false)
  if (isSent) return 'Thank you'
  return (
    <Form
      onSubmit={({ currentTarget }) => {
        onSent(currentTarget)
        setSent(true)
      }}
    >
      {content}
    </Form>
  )
}

/** Runs an app whose page `/` leads to a page with the form, and opens that page. */
async function startForm(form: ReactNode) {
  const pages = {
    '/': page({ load: async () => ({ default: () => 'home' }), title: 'Home' }),
    '/form': page({ load: async () => ({ default: () => form }), title: 'Form' }),
  }
  const app = await start('/', { pages, tabBar: undefined } as unknown as Partial<AnyApp>)
  await navigateTo({ url: '/form' })
  return app
}

const text = () => screen.getByLabelText('text')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const draft = () => {
  saveAll()
  return sessionStorage.getItem(`sw:page:%2F:${shownKey()}`)
}

describe.each<[form: string, content: ReactNode]>([
  ['a native form whose submit the app prevents', <NativeForm key="" onSubmit={(event) => event.preventDefault()} />],
  [
    'a native form whose submit the app prevents and stops',
    <NativeForm
      key=""
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
    />,
  ],
  ['a Form', <Form key="">{content}</Form>],
  [
    'a Form whose promise resolves',
    <Form key="" onSubmit={async () => {}}>
      {content}
    </Form>,
  ],
  [
    'a Form with an invalid control',
    <Form key="">
      {content}
      <input required aria-label="email" />
    </Form>,
  ],
  ['React Hook Form, which refuses the text', <LibraryForm key="" />],
])('%s', (_, form) => {
  test('a submit keeps the draft for a reload', async () => {
    const { reload } = await startForm(form)
    await userEvent.fill(text(), 'half')
    await press('Send')
    await reload()
    await expect.element(text()).toHaveValue('half')
    await press('Send')
    await reload()
    await expect.element(text()).toHaveValue('half')
  })

  test('clearFormDraft deletes the draft, and an edit afterwards is a draft again', async () => {
    const { reload } = await startForm(form)
    await userEvent.fill(text(), 'half')
    await press('Send')
    clearFormDraft(document.querySelector('form') as HTMLFormElement)
    expect(draft()).not.toContain('half')
    await userEvent.fill(text(), 'half of it')
    await reload()
    await expect.element(text()).toHaveValue('half of it')
  })
})

test('a sent form of React Hook Form leaves no draft if the app calls clearFormDraft with the event’s target', async () => {
  const { reload } = await startForm(<LibraryForm onSent={clearFormDraft} />)
  await userEvent.fill(text(), 'half')
  await press('Send')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('too short')
  expect(draft()).toContain('half')
  await userEvent.fill(text(), 'long enough')
  await press('Send')
  await expect.poll(draft).not.toContain('long enough')
  await reload()
  await expect.element(text()).toHaveValue('')
})

test('a form action of React that succeeds resets the form, so it leaves no draft', async () => {
  await startForm(<ActionForm />)
  await userEvent.fill(text(), 'half')
  saveAll()
  await press('Send')
  await expect.element(screen.getByText('sent')).toBeVisible()
  await expect.poll(draft).not.toContain('half')
})

test('a form that the browser itself sends leaves no draft', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.name = 'answer'
  onTestFinished(() => frame.remove())
  await startForm(<NativeForm action="about:blank" target="answer" />)
  await userEvent.fill(text(), 'half')
  saveAll()
  await press('Send')
  await expect.poll(draft).not.toContain('half')
})

test('a reset leaves no draft; a reset that the app prevents keeps the draft', async () => {
  let isPrevented = true
  await startForm(<NativeForm onReset={(event) => isPrevented && event.preventDefault()} />)
  await userEvent.fill(text(), 'half')
  await press('Reset')
  expect(draft()).toContain('half')
  isPrevented = false
  await press('Reset')
  expect(draft()).not.toContain('half')
})

test('other fields of the page keep their drafts', async () => {
  const { reload } = await startForm(
    <>
      <Form>{content}</Form>
      <Input name="search" aria-label="search" />
    </>,
  )
  await userEvent.fill(text(), 'sent')
  await userEvent.fill(screen.getByLabelText('search'), 'shoes')
  saveAll()
  clearFormDraft(document.querySelector('form') as HTMLFormElement)
  await reload()
  await expect.element(screen.getByLabelText('search')).toHaveValue('shoes')
  await expect.element(text()).toHaveValue('')
})

test.each([undefined, null, {}, document.createElement('div')])('clearFormDraft refuses %o', (form) => {
  expect(() => clearFormDraft(form as unknown as HTMLFormElement)).toThrow(
    'clearFormDraft:fail form must be a form element',
  )
})

test('clearFormDraft also accepts a form that the app has removed after the submit', async () => {
  let sent: HTMLFormElement | undefined
  await startForm(<ThanksPage onSent={(form) => (sent = form)} />)
  await userEvent.fill(text(), 'half')
  saveAll()
  await press('Send')
  await expect.element(screen.getByText('Thank you')).toBeVisible()
  expect(draft()).toContain('half')
  clearFormDraft(sent as HTMLFormElement)
  expect(draft()).not.toContain('half')
})

describe('Forward to a page that was left after a submit', () => {
  test.each<[after: string, act: () => Promise<void>, value: string]>([
    ['shows an empty form', async () => {}, ''],
    ['shows what the user has edited since the submit', () => userEvent.fill(text(), 'half of it'), 'half of it'],
  ])('%s', async (_, act, value) => {
    const { history } = await startForm(<Form>{content}</Form>)
    await userEvent.fill(text(), 'half')
    await press('Send')
    await act()
    await navigateBack()
    history.go(1)
    await expect.element(text()).toHaveValue(value)
  })

  test('shows the text of a Form whose controls were invalid, because it was not sent', async () => {
    const { history } = await startForm(
      <Form>
        {content}
        <input required aria-label="email" />
      </Form>,
    )
    await userEvent.fill(text(), 'half')
    await press('Send')
    await navigateBack()
    history.go(1)
    await expect.element(text()).toHaveValue('half')
  })
})

test.each(fieldKinds.map((kind) => [kind.title, kind] as const))(
  '%s keeps its draft after a refused submit',
  async (_, kind) => {
    const values = { name: 'field', [kind.prop ? 'defaultChecked' : 'defaultValue']: kind.from }
    const { reload } = await startForm(
      <Form noValidate onSubmit={async () => {}}>
        {kind.render(values)}
        <Button formType="submit">Send</Button>
      </Form>,
    )
    await kind.change()
    const shown = kind.shown()
    await press('Send')
    await reload()
    await expect.poll(kind.shown).toEqual(shown)
  },
)
