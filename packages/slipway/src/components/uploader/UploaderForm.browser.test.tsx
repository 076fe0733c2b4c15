import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/internal/environment/render.tsx'
import { Form } from '../form/index.ts'
import { Uploader, type UploaderProps, type UploadItem } from './index.ts'

const names = () => [...document.querySelectorAll('.sw-uploader-name')].map(({ textContent }) => textContent)
const some: readonly Partial<UploadItem>[] = ['a.txt', 'b.txt', 'c.txt'].map((name) => ({ url: `/${name}` }))

function drop(file: File): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  const zone = document.querySelector('.sw-uploader') as Element
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

describe('in a form', () => {
  const form = () => document.querySelector('form') as HTMLFormElement
  const inForm = (props: UploaderProps) => {
    const sent: unknown[] = []
    render(
      <Form aria-label="Report" onSubmit={({ detail }) => void sent.push(detail.value)}>
        <Uploader aria-label="Notes" name="notes" multiple {...props} />
        <button type="submit">Send</button>
        <button type="reset">Reset</button>
      </Form>,
    )
    return sent
  }

  test('the addresses of uploaded files are submitted', async () => {
    const sent = inForm({ defaultValue: some, upload: async () => '/x' })
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(sent).toEqual([{ notes: ['/a.txt', '/b.txt', '/c.txt'] }])
    expect(new FormData(form()).getAll('notes')).toEqual(['/a.txt', '/b.txt', '/c.txt'])
  })

  test('without an upload, the files themselves are submitted; a reset removes them', async () => {
    const sent = inForm({ defaultValue: some.slice(0, 1) })
    drop(new File([new Uint8Array(3)], 'mine.txt'))
    await vi.waitFor(() => expect(names()).toEqual(['a.txt', 'mine.txt']))
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(sent).toMatchObject([{ notes: ['/a.txt', { name: 'mine.txt', size: 3 }] }])
    expect(new FormData(form()).getAll('notes')).toMatchObject(['/a.txt', { name: 'mine.txt', size: 3 }])
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await vi.waitFor(() => expect(names()).toEqual(['a.txt']))
  })

  test('disabled, it submits nothing', async () => {
    const sent = inForm({ defaultValue: some, disabled: true })
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(sent).toEqual([{}])
    expect(new FormData(form()).has('notes')).toBe(false)
  })
})
