import { type HtmlHead, linkTo } from './htmlShell.ts'
import type { IconSet } from './icons/iconSet.ts'
import { defaultIcon, mediaType, webManifest } from './manifest.ts'
import type { AppFacts, AppIcon } from './options.ts'

/** The links of the app's HTML page, and the files that the plugin generates. */
export interface AppFiles {
  readonly head: HtmlHead
  readonly generated: readonly { readonly fileName: string; readonly type: string; readonly text: string }[]
}

/**
 * Decides which files the plugin generates for an app: a manifest and an icon, if the app has none.
 *
 * @param html The app's own HTML page, or an empty text.
 * @param base Folder that the app is served from, with a slash at its end.
 * @param isPublic Returns whether the public folder contains a file.
 * @param storageGroup The group in the app's config.
 * @param made The icons that are made from an SVG.
 */
export function appFiles(
  facts: AppFacts,
  html: string,
  base: string,
  isPublic: (file: string) => boolean,
  storageGroup = base.startsWith('/') ? base : undefined,
  made?: IconSet,
): AppFiles {
  const icons = facts.icons ?? [{ src: `/${iconFile}`, sizes: 'any', type: 'image/svg+xml' }]
  const hasManifest = facts.manifest !== false
  const makesManifest = hasManifest && !linkTo('manifest').test(html) && !isPublic(manifestFile)
  const makesIcon = !facts.icons && !made && !isPublic(iconFile) && (makesManifest || !linkTo('icon').test(html))
  const manifest = {
    fileName: manifestFile,
    type: 'application/manifest+json',
    text: webManifest(facts, made?.manifest ?? icons),
  }
  const icon = { fileName: iconFile, type: 'image/svg+xml', text: defaultIcon(facts.name) }
  return {
    head: {
      lang: facts.lang,
      name: facts.name,
      title: facts.title,
      themeColor: facts.themeColor,
      icons: (made?.links ?? icons).map((item) => iconLink(item, base)),
      ...(made?.appleTouchIcon && { appleTouchIcon: addressOf(made.appleTouchIcon, base) }),
      ...(storageGroup !== undefined && { storageGroup }),
      ...(facts.prerender && { prerenders: true }),
      ...(hasManifest && { manifest: base + manifestFile }),
    },
    generated: [...(makesManifest ? [manifest] : []), ...(makesIcon ? [icon] : [])],
  }
}

const manifestFile = 'manifest.webmanifest'
const iconFile = 'icon.svg'

function iconLink(icon: AppIcon, base: string): HtmlHead['icons'][number] {
  const type = mediaType(icon)
  return {
    href: addressOf(icon.src, base),
    ...(icon.sizes && { sizes: icon.sizes }),
    ...(type && { type }),
  }
}

/** The address of a file of the app. An address of another site is unchanged. */
function addressOf(src: string, base: string): string {
  const isElsewhere = /^([a-z][a-z\d+.-]*:|\/\/)/i.test(src)
  return isElsewhere ? src : base + src.replace(/^\//, '')
}
