import * as m from "virtual:messages/panel-reviews";
import Copy from "lucide-react/icons/copy";
import Send from "lucide-react/icons/send";
import { type ReactNode, useState } from "react";
import { agencyTimeInWords, parseTimestamp } from "~/editing/agency-time";
import { copyText } from "~/editing/copy-text";
import { DeleteButton } from "~/editing/deletion";
import { FormText, useCheckedForm } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { useSiteUrl } from "~/editing/site-url";
import { TourField } from "~/features/tours/panel/tour-field";
import {
  CustomerLanguage,
  useCustomerLanguages,
} from "~/features/translations/panel/customer-language";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { type Language, pathIn } from "~/ui/languages";
import { markLanguage } from "~/ui/mark-language";
import type { ReviewInvitation } from "../data";
import { useCreateInvitation, useDeleteInvitation } from "./queries";
import { invitationSchema, newInvitation } from "./schema";
import { invitationChatLink } from "./send";

/** Creates a review link for one traveller. */
export function InvitationDialog({ onClose }: { onClose: () => void }) {
  const form = useCheckedForm(invitationSchema, newInvitation);
  const linkOf = useReviewLink();
  const { save, newId } = useCreateInvitation((invitation) => {
    const { copyLabel, copy } = linkOf(invitation);
    return { label: copyLabel, onClick: copy };
  });
  const { control } = form;
  return (
    <FormDialog
      form={form}
      title={m.inviteATraveller}
      submitLabel={m.createLink}
      copied={{ of: "review_invitations/new", schema: invitationSchema, newId }}
      onSave={save}
      onClose={onClose}
    >
      <FormText control={control} name="name" label={m.name} autoComplete="off" />
      <TourField control={control} name="tour" />
    </FormDialog>
  );
}

const unseen = (words: ReactNode[]) => <span className="sr-only">{words}</span>;

function useReviewLink() {
  const siteUrl = useSiteUrl();
  return ({ name, token }: Pick<ReviewInvitation, "name" | "token">, language: Language = "en") => {
    const link = `${siteUrl}${pathIn(language, "/review")}?invite=${token}`;
    return {
      link,
      copyLabel: m.copyLink({ name, unseen }),
      copy: () => void copyText(link, { copied: m.copied, failed: m.copyByHand }),
    };
  };
}

/** Lists the invitations that are not used yet. */
export function InvitationList({ invitations }: { invitations: ReviewInvitation[] }) {
  const deletion = useDeleteInvitation();
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {invitations.map((invitation) => (
        <li key={invitation.id} className="min-w-0">
          <InvitationCard
            invitation={invitation}
            deleteButton={
              <DeleteButton
                name={m.invitationOf({ name: invitation.name })}
                question={m.deleteLink}
                isBusy={deletion.isSaving && deletion.input === invitation.id}
                onDelete={() => deletion.save(invitation.id)}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}

function InvitationCard({
  invitation: { name, tour, tour_id, token, expires_at },
  deleteButton,
}: {
  invitation: ReviewInvitation;
  deleteButton: ReactNode;
}) {
  const languages = useCustomerLanguages();
  const [language, setLanguage] = useState<Language>("en");
  const { link, copyLabel, copy } = useReviewLink()({ name, token }, language);

  return (
    <Card className="flex h-full flex-col gap-2 p-4 wrap-anywhere">
      <h3 className="font-sans text-base font-semibold">{markLanguage(name)}</h3>
      {tour && <p className="text-sm text-ink-muted">{markLanguage(tour)}</p>}
      {tour && !tour_id && <p className="text-sm">{m.noTourOfThisTitle}</p>}
      <p className="text-sm">
        <code className="select-all">{link}</code>
      </p>
      <p className="text-sm text-ink-muted">
        {(parseTimestamp(expires_at) < new Date() ? m.expired : m.worksOnce)({
          time: agencyTimeInWords(parseTimestamp(expires_at)),
        })}
      </p>
      <div className="mt-auto flex flex-wrap gap-2 border-t border-line pt-2">
        <CustomerLanguage
          label={m.languageFor({ name })}
          languages={languages}
          value={language}
          onChange={setLanguage}
        />
        <Button variant="secondary" size="sm" onClick={copy}>
          <Copy aria-hidden="true" />
          {copyLabel}
        </Button>
        <ButtonLink
          to={invitationChatLink({ name, tour }, link, language)}
          target="_blank"
          rel="noopener"
          variant="secondary"
          size="sm"
        >
          <Send aria-hidden="true" />
          {m.sendOnWhatsapp({ name, unseen })}
        </ButtonLink>
        <div className="ml-auto">{deleteButton}</div>
      </div>
    </Card>
  );
}
