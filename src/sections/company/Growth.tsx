import { foundingId } from '../../site/idsOfContent'
import data from '../../../content/company.json'
import { company } from '../../../content/site.json'
import { Band } from '../../components/Band'
import { Snowball } from '../../components/illustrations/Snowball'
import { TitledText } from '../../components/TitledText'
import { besideRow, slopeUnder, snowballs, steepSlope } from '../../drawings/snowball'
import { useCopy } from '../../i18n/useCopy'
import * as illustration from '../../components/illustrations/Illustration.module.css'
import * as styles from './Growth.module.css'

const milestones = [{ id: foundingId, year: company.founded }, ...data.milestones]
const balls = snowballs(milestones.map(({ year }) => year))
const rem = (pixels: number) => `${pixels / 16}rem`

/** The milestones of the company as a snowball that rolls down a slope and grows with the years. */
export function Growth() {
  const copy = useCopy('company')
  return (
    <Band id="growth" title={copy('growth.title')} lead={copy('growth.lead')} ground={styles.air}>
      <div className={`${illustration.drawing} ${styles.view}`}>
        <svg aria-hidden="true" className={styles.slopes}>
          <circle className={illustration.sun} cx="104%" cy="102%" r="42" />
          <svg
            y="100%"
            viewBox="0 0 100 160"
            height={rem(160)}
            preserveAspectRatio="none"
            overflow="visible"
            className={styles.slope}
          >
            <path className={illustration.snow} d={slopeUnder(balls.length)} />
          </svg>
          <svg
            viewBox={`0 0 50 ${100 * balls.length}`}
            width="50em"
            preserveAspectRatio="none"
            overflow="visible"
            className={styles.steep}
          >
            <path className={illustration.snow} d={steepSlope(balls.length)} />
          </svg>
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
              <svg width={`${besideRow(index + 0.5)}em`} height={rem(balls[index]!.height)} className={styles.drop} />
            </li>
          ))}
        </ol>
      </div>
    </Band>
  )
}
