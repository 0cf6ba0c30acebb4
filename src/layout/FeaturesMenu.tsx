import type { LayoutData } from '../i18n/layoutFragment'
import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import { Disclosure } from './Disclosure'
import { MenuItem } from './MenuItem'

/** The feature pages, each with a line of description, and all features. */
export function FeaturesMenu({ features }: { features: LayoutData['menu'] }) {
  const copy = useCopy('common')
  return (
    <Disclosure summary={copy('nav.features')} wide>
      {features.map(({ key, name, summary }) => (
        <MenuItem
          key={key}
          link={(className) => (
            <PageLink to={key} className={className}>
              {name}
            </PageLink>
          )}
          text={summary}
        />
      ))}
      <MenuItem
        last
        link={(className) => (
          <PageLink to="features" className={className}>
            {copy('nav.allFeatures')}
          </PageLink>
        )}
      />
    </Disclosure>
  )
}
