import { test, expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/setup/render.tsx'
import { showToast, showLoading, hideLoading } from '../../api/toast/index.ts'
import { OverlayHost } from './OverlayHost.tsx'
const root = document.documentElement
test('shots', async () => {
  render(<>
    <div style={{ background: 'var(--sw-page)', color: 'var(--sw-label)', position: 'fixed', inset: 0, padding: 20, font: '17px/1.4 var(--sw-font)' }}>
      {Array.from({ length: 16 }, (_, i) => <div key={i} style={{ background: 'var(--sw-surface)', padding: 12, borderRadius: 12, marginBottom: 8 }}>Row {i} with some text in it, of an order</div>)}
    </div><OverlayHost /></>)
  root.dataset.swContrast = 'aa'
  const shot = async (name: string) => { await expect.poll(() => document.querySelector('.sw-toast-card')?.getAnimations()).toHaveLength(0); await page.screenshot({ path: `/work/main/.cache/shots/${name}.png` }) }
  for (const theme of ['light', 'dark']) {
    root.dataset.swTheme = theme
    await showToast({ title: 'Saved', duration: 1e6 }); await shot(`${theme}-success`)
    await showToast({ title: 'No connection', icon: 'error', duration: 1e6 }); await expect.element(page.getByRole('alert')).toHaveTextContent('No conn'); await shot(`${theme}-error`)
    await showLoading({ mask: true }); await expect.element(page.getByRole('status')).toHaveTextContent('Load'); await shot(`${theme}-loading`)
    await showToast({ title: 'Link copied to the clipboard', icon: 'none', duration: 1e6 }); await shot(`${theme}-none`)
  }
  await page.viewport(320, 568)
  await showToast({ title: 'Your order has been placed and will arrive on Thursday between eight and ten in the morning. '.repeat(4), duration: 1e6 }); await shot(`long-320`)
  root.style.fontSize = '200%'
  await showToast({ title: 'سيتم حفظ الطلب', icon: 'loading', duration: 1e6 }); root.dir = 'rtl'; await shot(`rtl`)
  root.dir = ''; root.dataset.swTheme = 'light'
  await page.viewport(390, 844)
  await showLoading({ title: 'Sending' }); await shot('loading-title')
  await hideLoading()
})
