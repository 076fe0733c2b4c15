import { afterEach, expect, test, vi } from 'vitest'
import { setTheme } from '../../api/theme/index.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { useTheme } from './useTheme.ts'

afterEach(() => void setTheme({ mode: 'auto', contrast: 'specification' }))

function Modes() {
  const { mode, contrast } = useTheme()
  return <p>{`${mode} ${contrast}`}</p>
}

test('returns the theme setting and follows its changes', async () => {
  const { element } = render(<Modes />)
  expect(element.textContent).toBe('auto specification')
  setTheme({ mode: 'dark' })
  await vi.waitFor(() => expect(element.textContent).toBe('dark specification'))
  setTheme({ contrast: 'aa' })
  await vi.waitFor(() => expect(element.textContent).toBe('dark aa'))
})
