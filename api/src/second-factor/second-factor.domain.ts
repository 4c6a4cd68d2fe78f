import { defineDomain } from '#define-domain';
import { deletedWithOwner } from '#retention/kept-tables';
import { Passkey } from '#second-factor/passkey.entity';
import { ReauthenticationResolver } from '#second-factor/reauthentication.resolver';
import { RecoveryCode } from '#second-factor/recovery-code.entity';
import { SecondFactorChallenge } from '#second-factor/second-factor-challenge.entity';
import { SecondFactorSignInResolver } from '#second-factor/second-factor-sign-in.resolver';
import { SecondFactorsResolver } from '#second-factor/second-factors.resolver';
import { TotpEnrollment } from '#second-factor/totp-enrollment.entity';
import { UserFactorsResolver } from '#second-factor/user-factors.resolver';
import { ownedBy } from '#second-factor/passkey.access';
import { defineNode } from '#db/node-source';

export const secondFactorDomain = defineDomain({
  name: 'second-factor',
  resolvers: [UserFactorsResolver, SecondFactorsResolver, ReauthenticationResolver, SecondFactorSignInResolver],
  entities: [TotpEnrollment, RecoveryCode, Passkey, SecondFactorChallenge],
  nodes: { Passkey: defineNode(Passkey, ownedBy) },
  keptTables: { passkeys: deletedWithOwner, recovery_codes: deletedWithOwner, totp_enrolments: deletedWithOwner },
  prunedTables: {
    pruneSignIns: {
      schedule: '7 * * * *',
      rules: [
        {
          data: 'Sign-ins that are waiting for a second factor',
          table: 'second_factor_challenges',
          age: 'created_at',
          keep: '1 hour',
        },
      ],
    },
  },
});
