import { foundingId } from '../../site/idsOfContent'
import data from '../../../content/company.json'
import { company } from '../../../content/site.json'
import { Band } from '../../components/Band'
import { Snowball } from '../../components/illustrations/Snowball'
import { TitledText } from '../../components/TitledText'
import { slopeUnder, snowballs, trailBehind, trailWidth } from '../../drawings/snowball'
import { useCopy } from '../../i18n/useCopy'
import * as illustration from '../../components/illustrations/Illustration.module.css'
import * as styles from './Growth.module.css'

const milestones = [{ id: foundingId, year: company.founded }, ...data.milestones]
const balls = snowballs(milestones.map(({ year }) => year))
const slope = slopeUnder(balls.length)
const rem = (pixels: number) => `${pixels / 16}rem`

/** The milestones of the company as a snowball that grows with the years: it rolls down a slope, or leaves a trail. */
export function Growth() {
  const copy = useCopy('company')
  return (
    <Band id="growth" title={copy('growth.title')} lead={copy('growth.lead')} ground={styles.air}>
      <div className={`${illustration.drawing} ${styles.view}`}>
        <svg aria-hidden="true" className={styles.slopes}>
          <svg y="100%" viewBox="0 0 100 160" height={rem(160)} preserveAspectRatio="none" overflow="visible">
            <path className={illustration.snow} d={slope} />
            {/* The page begins with the curve of the slope, so the snow ends at no straight edge. */}
            <path fill="var(--page)" transform="translate(0 64) scale(1 1.1)" d={slope} />
          </svg>
        </svg>
        <svg
          viewBox={`0 0 ${trailWidth} ${balls.length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className={styles.trail}
        >
          <path className={illustration.snow} d={trailBehind(balls)} />
        </svg>
        <ol className={styles.milestones}>
          {milestones.map(({ id, year }, index) => (
            <li key={id} className={styles.milestone}>
              <div className={styles.words}>
                <span className={styles.year}>{year}</span>
                <TitledText title={copy(`growth.milestone.${id}.title`)}>
                  {copy(`growth.milestone.${id}.text`)}
                </TitledText>
              </div>
              <Snowball radius={balls[index]!.radius} sheets={index + 1} className={styles.ball} />
              <svg width="1" height={rem(balls[index]!.height)} aria-hidden="true" className={styles.drop} />
            </li>
          ))}
        </ol>
      </div>
    </Band>
  )
}
