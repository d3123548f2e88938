import * as m from "virtual:messages/panel-backup";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "~/editing/loaded";
import { BackupSections } from "~/features/backup/panel/backup-sections";
import { HealthSection } from "~/features/backup/panel/health-section";
import { backupsQuery } from "~/features/backup/panel/queries";
import { AdminHeader } from "~/panel/admin-header";

export default function Backup() {
  const query = useQuery(backupsQuery);
  return (
    <>
      <AdminHeader title={m.backup} text={m.text} />
      <div className="@container">
        <Loaded query={query} failure={m.errorLoadingTheBackups}>
          {({ backups }) => <BackupSections backups={backups} />}
        </Loaded>
        <HealthSection />
      </div>
    </>
  );
}
