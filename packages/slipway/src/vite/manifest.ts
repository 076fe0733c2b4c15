import { escapeMarkup } from '../base/html/escapeMarkup.ts'
import { colorTokens } from '../base/tokens.ts'
import type { AppFacts, AppIcon } from './options.ts'
import type { PwaPlan } from './pwa/pwaOptions.ts'

/** Generates the app's web manifest. Its addresses are relative to the manifest, so the app may be served from any folder. */
export function webManifest(
  { name, shortName, lang, themeColor, manifest, pwa }: AppFacts,
  icons: readonly AppIcon[],
): string {
  const members = {
    name,
    short_name: shortName,
    lang,
    start_url: '.',
    display: 'standalone',
    background_color: colorTokens.page.light,
    theme_color: themeColor.light,
    icons: icons.map((icon) => ({ ...icon, src: relative(icon.src), type: mediaType(icon) })),
    ...(pwa && installedMembers(pwa)),
    ...manifest,
  }
  return `${JSON.stringify(members, null, 2)}\n`
}

/** Members for the installed app: the menu of its icon, and its entry in the share sheet. */
function installedMembers({ shortcuts, shareTarget }: PwaPlan) {
  return {
    ...(shortcuts.length > 0 && {
      shortcuts: shortcuts.map(({ name, path, description, icon }) => ({
        ...{ name, description, url: pageUrl(path) },
        ...(icon !== undefined && { icons: [{ src: relative(icon), type: mediaType({ src: icon }) }] }),
      })),
    }),
    ...(shareTarget && {
      share_target: {
        action: pageUrl(shareTarget.path),
        params: { title: 'title', text: 'text', url: 'url', ...shareTarget.params },
      },
    }),
  }
}

/** An address of the app's own site, relative to the manifest, which is in the app's folder. */
const relative = (address: string) => address.replace(/^\//, '')

/** The address of a page, relative to the manifest. */
const pageUrl = (path: string) => (path.startsWith('#') ? `./${path}` : relative(path) || '.')

/** Generates the icon of an app without icons: the first letter of its name on the accent colour, without a margin. */
export function defaultIcon(name: string): string {
  const [letter = ''] = name
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <rect width="512" height="512" fill="${colorTokens.accent.light}"/>
  <text x="256" y="256" dy="0.36em" fill="#fff" font-family="system-ui, sans-serif" font-size="280" font-weight="700" text-anchor="middle">${escapeMarkup(letter)}</text>
</svg>
`
}

/** The media type of an icon: its `type`, else the type for its file extension. */
export function mediaType({ src, type }: AppIcon): string | undefined {
  return type ?? types[/\.(\w+)(?:[?#]|$)/.exec(src)?.[1]?.toLowerCase() ?? '']
}

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
}
