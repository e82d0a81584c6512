import './ClaimGuidance.css';
import { claimGuidance } from '../../../domain/claimGuidance';
import { paths } from '../../../domain/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card } from '../../../ui/card/Card';
import { useHasSettlement } from '../useHasSettlement';

/** How claims are made, and the way to them (rule E6). */
export function ClaimGuidance() {
  const hasSettlement = useHasSettlement();
  return (
    <Card
      title="Как получить возмещение"
      headingLevel={2}
      badge={
        hasSettlement && (
          <LinkButton to={paths.settlement} variant="outlined">
            Перейти в урегулирование
          </LinkButton>
        )
      }
      note={
        !hasSettlement && (
          <p>Чтобы открыть «Урегулирование», попросите у администратора роль пользователя.</p>
        )
      }
    >
      <div className="claim-guidance">
        <section>
          <h3 className="claim-guidance__title">Повреждение или утрата груза</h3>
          <p>{claimGuidance.damage}</p>
        </section>
        <section>
          <h3 className="claim-guidance__title">Возвраты и невыкупленные товары</h3>
          <p>
            {claimGuidance.returns} {claimGuidance.review}
          </p>
        </section>
      </div>
    </Card>
  );
}
