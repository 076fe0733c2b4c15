import { expect, test } from 'vitest'
import { switchLocale } from '../../base/locale/locale.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { useMessage } from './useMessage.ts'

function Position() {
  return <p>{useMessage('previewImage.position', { current: 2, total: 5 })}</p>
}

test('fills the placeholders of a text and follows the language', async () => {
  const { element } = render(<Position />)
  expect(element.textContent).toBe('Image 2 of 5')
  await switchLocale('fr')
  await expect.element(element).toHaveTextContent('Image 2 sur 5')
  await switchLocale('en')
})
