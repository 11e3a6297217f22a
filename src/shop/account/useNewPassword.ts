import { useLingui } from '@lingui/react/macro';
import { useQuery } from 'urql';
import { graphql } from '../../lib/graphql.ts';
import { newPasswordProblem, passwordRules } from '../../lib/text/accountForm.ts';

const PasswordRulesQuery = graphql(`
  query PasswordRules {
    storeConfig {
      store_code
      minimum_password_length
      required_character_classes_number
    }
  }
`);

/**
 * The platform's rules for a new password, as a hint for the field and as validation for the form.
 * Until the rules are known, eight characters of three classes.
 */
export function useNewPassword() {
  const { t } = useLingui();
  const [{ data }] = useQuery({
    query: PasswordRulesQuery,
    requestPolicy: 'cache-and-network',
  });
  const config = data?.storeConfig;
  const rules = passwordRules(
    config?.minimum_password_length,
    config?.required_character_classes_number,
  );
  const { length, classes } = rules;
  return {
    hint:
      classes > 1
        ? t`At least ${length} characters, with ${classes} of these: small letters, capitals, digits, other signs.`
        : t`At least ${length} characters.`,
    rule: {
      problem: (value: string) => newPasswordProblem(value, rules),
      words: {
        short: t`Please use at least ${length} characters.`,
        simple: t`Please mix ${classes} of these: small letters, capitals, digits, other signs.`,
      },
    },
  };
}
