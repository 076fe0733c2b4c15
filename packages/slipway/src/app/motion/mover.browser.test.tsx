import { expect, test, vi } from 'vitest'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { moving, movingApp, rest, seen, slowed } from '../../testing/internal/apps/movingApp.tsx'
import { holdImports } from '../../testing/internal/environment/holdImports.ts'
import { mover } from './mover.ts'

test('pages appear without motion until the code of motions is loaded', async () => {
  const known = mover.current
  delete mover.current
  const arrive = holdImports()
  try {
    await movingApp({ motion: slowed })
    await navigateTo({ url: '/a' })
    expect(moving()).toEqual([])
    expect(seen()).toEqual(['a'])
    arrive()
    await vi.waitFor(() => expect(mover.current).toBeDefined())
    await navigateBack()
    expect(moving().length).toBeGreaterThan(0)
    for (const animation of moving()) animation.finish()
    await rest()
    expect(seen()).toEqual(['home'])
  } finally {
    if (known) mover.current = known
  }
})
