import { expect, test, vi } from 'vitest'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { moving, movingApp, rest, seen, slowed } from '../../testing/internal/apps/movingApp.tsx'
import { holdImports } from '../../testing/internal/environment/holdImports.ts'
import { motionPlayer } from './motionPlayer.ts'

test('pages appear without motion until the code of motions is loaded', async () => {
  const known = motionPlayer.current
  delete motionPlayer.current
  const arrive = holdImports()
  try {
    await movingApp({ motion: slowed })
    await navigateTo({ url: '/a' })
    expect(moving()).toEqual([])
    expect(seen()).toEqual(['a'])
    arrive()
    await vi.waitFor(() => expect(motionPlayer.current).toBeDefined())
    await navigateBack()
    expect(moving().length).toBeGreaterThan(0)
    for (const animation of moving()) animation.finish()
    await rest()
    expect(seen()).toEqual(['home'])
  } finally {
    if (known) motionPlayer.current = known
  }
})
