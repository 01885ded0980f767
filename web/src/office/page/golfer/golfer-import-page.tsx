import { PlayerImportScreen } from '../../../feature/field/player-import/player-import-screen.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { RegisterSite } from './register-site.tsx';

/** Lists into the register, without a tournament. */
export const GolferImportPage = () => (
  <PageFrame>
    <RegisterSite>
      {(siteId) => (
        <PlayerImportScreen
          key={siteId}
          into={{ siteId }}
          isClosed={false}
          divisionNames={[]}
          teeNames={[]}
          sideSize={null}
          onAddDivisions={null}
        />
      )}
    </RegisterSite>
  </PageFrame>
);
