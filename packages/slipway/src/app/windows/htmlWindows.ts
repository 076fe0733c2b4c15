import type { PageNavigator } from '../../router/navigator.ts'
import { isWideAtFirst, minWidthOf } from './useArrangement.ts'
import type { SideWindowOptions, WindowsConfig, WindowsOptions } from './windowsConfig.ts'

/** The windows of an app whose pages are rendered to HTML. */
export const htmlWindows = {
  /** The widths in pixels of the screen from which further windows are docked, in ascending order. */
  widths: (config: WindowsOptions): number[] =>
    [...new Set(windowsOf(config).map(([, window]) => minWidthOf(window)))].sort((a, b) => a - b),

  /** Loads the code of the docked windows. */
  async load({ app, loader }: PageNavigator): Promise<void> {
    const loads = windowsOf(app.windows as WindowsConfig).flatMap(([name, window]) => {
      if (!isWideAtFirst(window)) return []
      const parts = [
        { name, load: window.load },
        { name: 'empty', load: 'empty' in window ? window.empty : undefined },
      ]
      return parts.flatMap(({ name: part, load }) =>
        load ? [loader.load({ path: `windows.${part}`, config: { load } })] : [],
      )
    })
    await Promise.all(loads)
  },
}

const names = ['top', 'start', 'end', 'left', 'right'] as const

const windowsOf = (config: WindowsOptions): [string, SideWindowOptions][] =>
  names.flatMap((name) => (config[name] ? [[name, config[name]]] : []))
